/** The data that the build makes of the site's pages. `buildChatFunction.ts` writes it as a module of its own. */
declare module 'virtual:chat-knowledge' {
  /** The commit that the build was made of, where it is known. */
  export const mark: import('../../../renderer/facts/buildDay.ts').BuildMark | undefined;
  const knowledge: import('../knowledge.ts').Knowledge[];
  export default knowledge;
}
