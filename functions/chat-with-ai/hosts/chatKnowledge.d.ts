/** The data that the build extracts from the site's pages. `buildChatFunction.ts` writes this module. */
declare module 'virtual:chat-knowledge' {
  export const buildInfo: import('../../../renderer/content/buildDay.ts').BuildInfo | undefined;
  const knowledge: import('../knowledge.ts').Knowledge[];
  export default knowledge;
}
