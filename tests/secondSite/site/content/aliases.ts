export const aliases = [{ from: '/atelier', to: '/werkstatt', isMoved: true }];

export function aliasAt(path: string) {
  return aliases.find(({ from }) => from === path);
}
