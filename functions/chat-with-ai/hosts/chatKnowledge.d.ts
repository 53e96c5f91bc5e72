/** The data that the build makes of the site's pages. `buildChatFunction.ts` writes it as a module of its own. */
declare module 'virtual:chat-knowledge' {
  export const buildInfo: import('../../../renderer/content/buildDay.ts').BuildInfo | undefined;
  const knowledge: import('../knowledge.ts').Knowledge[];
  export default knowledge;
}
