import type { ThirdParty } from '../../../content/thirdParties.ts';

/** The part of a third party's entry that is needed to start it. */
export type ConsentedTool = Pick<ThirdParty, 'category' | 'stores' | 'script' | 'attributes' | 'policy'>;

/** Trusted Types let nobody give a script its address but by such a policy; the page's own policy says which addresses may run. */
const trusted = Reflect.get(window, 'trustedTypes')?.createPolicy('third-parties', {
  createScriptURL: (address: string) => address,
});

/**
 * Starts what waits for a category once that is accepted and the page has loaded, and never in a page that the browser prerenders.
 * When consent is withdrawn, or has ended, what a third party keeps in the browser is removed and its hosts leave the page's policy:
 * a script that runs cannot be stopped, but reaches nobody any more.
 *
 * @param data what `ConsentedScripts.tsx` writes
 */
export function followConsent({ waiting = '[]' }: DOMStringMap): void {
  const all: ConsentedTool[] = JSON.parse(waiting);
  const started = new Set<ConsentedTool>();
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-consent'] });
  // The visitor may have chosen in another tab. `cookieConsent.early.ts` reads the choice at every `pageshow`, so one is sent here;
  // without `persisted`, code that looks for a page from the back/forward cache ignores it.
  const readAgain = () => dispatchEvent(new Event('pageshow'));
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
      forget(each);
    }
    // Safari has no idle time to ask for.
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
    if (document.readyState === 'complete') {
      whenIdle();
    } else {
      addEventListener('load', whenIdle, { once: true });
    }
  }

  function start(): void {
    for (const each of all.filter((one) => isAccepted(one) && !started.has(one))) {
      started.add(each);
      load(each.script, each.attributes);
    }
  }
}

function isAccepted({ category }: ConsentedTool): boolean {
  return !!document.documentElement.dataset.consent?.split(' ').includes(category);
}

function load(address: string, attributes: ThirdParty['attributes'] = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) {
    script.setAttribute(name, value);
  }
  script.src = trusted?.createScriptURL(address) ?? address;
  document.head.append(script);
}

/** Cookies of other paths, and those that scripts cannot see, stay until they end. */
function forget({ stores }: ConsentedTool): void {
  const isMeant = (key: string) =>
    stores.some(({ name }) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
  // A cookie may be the host's own, or belong to any domain that the host is in.
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const key of document.cookie.split(/=[^;]*(?:; |$)/).filter(isMeant)) {
    for (const domain of domains) {
      Object.assign(document, { cookie: `${key}=;path=/;max-age=0${domain}` });
    }
  }
  try {
    for (const area of [localStorage, sessionStorage]) {
      for (const key of Object.keys(area).filter(isMeant)) {
        area.removeItem(key);
      }
    }
  } catch {
    // Storage is forbidden: then nothing was kept there.
  }
}

/** A policy in force cannot be loosened or taken back, and one more can only forbid (CSP 3, 8.1): a copy without this party's hosts is added. */
function disallow({ script, policy = {} }: ConsentedTool): void {
  // An address in a policy has no query, as in `contentSecurityPolicy.ts`.
  const sources = [script.replace(/\?.*/, ''), ...Object.values(policy).flat()];
  const last = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')].at(-1);
  // Each part keeps the sign before it, so that what is left is a policy again.
  const parts = last?.content.split(/(?=[ ;])/) ?? [];
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = parts.filter((part) => !sources.includes(part.trim())).join('');
  if (meta.content !== last?.content) {
    document.head.append(meta);
  }
}
