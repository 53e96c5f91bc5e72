/** The data that the build makes of the site's pages. `buildChatFunction.ts` writes it as a module of its own. */
declare module 'virtual:chat-knowledge' {
  export const mark: import('../../../renderer/facts/buildDay.ts').BuildMark | undefined;
  const knowledge: import('../knowledge.ts').Knowledge[];
  export default knowledge;
}
