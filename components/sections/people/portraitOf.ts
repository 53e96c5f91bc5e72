import type { Picture } from '../../../renderer/articles/picture.ts';

/** The pictures of `content/people/`; cameras and computers write the ends of file names in small or in capital letters. */
const portraits = import.meta.glob<Picture>(
  '../../../content/people/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG],[wW][eE][bB][pP],[aA][vV][iI][fF],[gG][iI][fF],[sS][vV][gG]}',
  { eager: true, query: '?w=192&format=avif;webp&as=picture', import: 'default' },
);

/** @returns the picture of a person, where one stands in `content/people/` under the person's key */
export function portraitOf(key: string): Picture | undefined {
  const found = Object.entries(portraits).find(([file]) => file.replace(/^.*\/|\.\w+$/g, '') === key);
  return found?.[1];
}
