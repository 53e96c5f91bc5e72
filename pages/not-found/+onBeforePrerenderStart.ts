/** One document for the whole site and one for each kind of domain page. */
export function onBeforePrerenderStart() {
  return ['/404', '/services/404', '/offre/404'];
}
