import type { Page, Request } from 'playwright/test';

export interface Calls {
  /** What is sent, in order. */
  posts: Request[];
  /** Requests for the captcha's script. */
  captcha: string[];
  /** Lines of the console that are errors. */
  errors: string[];
}

/** Watches what a page asks of the services, from now on. */
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
