/** What the build made of the site's pages. `buildChatFunction.ts` provides it. */
declare module 'virtual:chat-knowledge' {
  const knowledge: import('../knowledge.ts').Knowledge[];
  export default knowledge;
}
