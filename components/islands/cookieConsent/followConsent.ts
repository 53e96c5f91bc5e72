import type { ThirdParty } from '../../../content/thirdParties.ts';

export type ConsentedTool = Pick<
  ThirdParty,
  'category' | 'stores' | 'settings' | 'scripts' | 'attributes' | 'policy'
>;

/** Trusted Types refuse a plain string as `script.src`. This policy accepts every URL, because the content security policy checks them. */
const trusted = Reflect.get(window, 'trustedTypes')?.createPolicy('third-parties', {
  createScriptURL: (url: string) => url,
});

/**
 * Loads the scripts of a category once it is accepted and the page has loaded. If consent is withdrawn, removes the cookies and keys
 * of these scripts. A running script cannot be stopped, so a stricter policy forbids its hosts: the script can no longer send anything.
 */
export function followConsent({ waiting = '[]' }: DOMStringMap): void {
  const all: ConsentedTool[] = JSON.parse(waiting);
  const started = new Set<ConsentedTool>();
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-consent'] });
  // At each `pageshow`, `askConsent.ts` writes `data-consent` again, even if the choice is the same, so the observer calls `follow`.
  // Code that handles pages from the back/forward cache ignores this `pageshow`, because it is not `persisted`.
  const readAgain = () => dispatchEvent(new Event('pageshow'));
  // The choice is read again in two cases. The listeners capture the events, because `prerenderingchange` does not bubble.
  // - The visitor opens a prerendered page. Until then, `follow` does nothing.
  // - The page comes to the foreground. In the background, the choice may have expired.
  for (const type of ['prerenderingchange', 'visibilitychange']) {
    addEventListener(type, readAgain, true);
  }
  readAgain();

  function follow(): void {
    if (document.prerendering) {
      return;
    }
    for (const each of all.filter((one) => !isAccepted(one))) {
      if (started.has(each)) {
        disallow(each);
      }
      clear(each);
    }
    const whenIdle = () => {
      // Safari has no `requestIdleCallback`. If the page is never idle, the scripts start after two seconds.
      if ('requestIdleCallback' in window) {
        requestIdleCallback(start, { timeout: 2000 });
      } else {
        setTimeout(start);
      }
    };
    if (document.readyState === 'complete') {
      whenIdle();
    } else {
      addEventListener('load', whenIdle, { once: true });
    }
  }

  function start(): void {
    for (const each of all.filter((one) => isAccepted(one) && !started.has(one))) {
      started.add(each);
      load(each);
    }
  }
}

function isAccepted({ category }: ConsentedTool): boolean {
  return category === 'exempt' || !!document.documentElement.dataset.consent?.split(' ').includes(category);
}

function load({ settings = {}, scripts, attributes = {} }: ConsentedTool): void {
  Object.assign(window, settings);
  for (const url of scripts) {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) {
      script.setAttribute(name, value);
    }
    script.src = trusted?.createScriptURL(url) ?? url;
    // By default (`async`), the scripts would run in the order in which their downloads end, not in the order of `scripts`.
    script.async = false;
    document.head.append(script);
  }
}

/** Removes the cookies and storage keys of a third party. A script cannot remove `HttpOnly` cookies or cookies of other paths. */
function clear({ stores }: ConsentedTool): void {
  const isStored = (key: string) =>
    stores.some(({ name }) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
  // The domain of a cookie may be the host or any of its parent domains.
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  // The pattern matches the values, so `split` returns the names of the cookies.
  for (const key of document.cookie.split(/=[^;]*(?:; |$)/).filter(isStored)) {
    for (const domain of domains) {
      // Biome forbids assigning to `document.cookie`, but not every browser has the Cookie Store API.
      Object.assign(document, { cookie: `${key}=;path=/;max-age=0${domain}` });
    }
  }
  try {
    for (const area of [localStorage, sessionStorage]) {
      for (const key of Object.keys(area).filter(isStored)) {
        area.removeItem(key);
      }
    }
  } catch {
    // Storage is not allowed, so nothing was stored.
  }
}

/** Adds a copy of the page's policy without the hosts of a third party. An additional policy can only forbid more (CSP 3, 8.1). */
function disallow({ scripts, policy = {} }: ConsentedTool): void {
  // The policy contains URLs without their query (`contentSecurityPolicy.ts`).
  const sources = [...scripts.map((each) => each.replace(/\?.*/, '')), ...Object.values(policy).flat()];
  // Only policies have `http-equiv`. The last one already lacks the hosts of third parties that were disallowed earlier.
  const last = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')].at(-1);
  // The lookahead keeps each separator, so that the remaining parts, joined, are a valid policy.
  const parts = last?.content.split(/(?=[ ;])/) ?? [];
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = parts.filter((part) => !sources.includes(part.trim())).join('');
  if (meta.content !== last?.content) {
    document.head.append(meta);
  }
}
