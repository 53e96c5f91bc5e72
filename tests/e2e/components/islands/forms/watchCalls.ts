import type { Page, Request } from 'playwright/test';

export interface Calls {
  /** POST requests, in order. */
  posts: Request[];
  /** Paths of the requests for the captcha's script. */
  captcha: string[];
  errors: string[];
}

/** Records the calls of a page from now on. */
export function watchCalls(page: Page): Calls {
  const calls: Calls = { posts: [], captcha: [], errors: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') {
      calls.posts.push(request);
    }
    if (pathname.startsWith('/recaptcha/')) {
      calls.captcha.push(pathname);
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') {
      calls.errors.push(message.text());
    }
  });
  return calls;
}
