/** One document for the whole site one for each kind of domain page, one for the blog. */
export function onBeforePrerenderStart() {
  return ['/404', '/services/404', '/offre/404', '/blog/404'];
}
