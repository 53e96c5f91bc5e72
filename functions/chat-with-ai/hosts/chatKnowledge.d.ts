/** The data that the build makes of the site's pages. `buildChatFunction.ts` writes it as a module of its own. */
declare module 'virtual:chat-knowledge' {
  const knowledge: import('../knowledge.ts').Knowledge[];
  export default knowledge;
}
