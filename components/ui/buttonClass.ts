import { classNames } from './classNames.ts';

/** Each variant with text in the colour `card` needs this class. In forced colours, browsers would put the same colour behind the text. */
const inverted = 'forced-color-adjust-none';

const variants = {
  default: `border-ink bg-ink text-card hover:bg-muted ${inverted}`,
  destructive: `border-alert bg-alert text-card hover:border-ink hover:bg-ink ${inverted}`,
  outline: `border-ink bg-transparent text-ink hover:bg-ink hover:text-card ${inverted}`,
  secondary: 'border-line bg-card text-ink hover:border-ink',
  ghost: 'border-transparent bg-transparent text-ink hover:bg-veil',
  link: 'border-transparent bg-transparent text-accent underline underline-offset-4 hover:decoration-2',
  hero: 'border-lime bg-lime text-ink-deep hover:border-lime-deep hover:bg-lime-deep',
  premium: `border-accent bg-accent text-card hover:border-ink hover:bg-ink ${inverted}`,
  professional:
    'border-line-dark bg-transparent text-white hover:border-white hover:bg-white hover:text-ink-deep',
} as const;

const sizes = {
  default: 'min-h-11 px-5 py-2 text-sm/tight',
  sm: 'min-h-9 px-3.5 text-xs/tight pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 py-2 text-base/tight',
  xl: 'min-h-14 px-8 py-2 text-lg/tight',
  icon: 'size-11 shrink-0',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** @returns the classes that make a button, link or summary look like a button. The specification (§9) asks for all variants and sizes */
export function buttonClass(variant: ButtonVariant = 'default', size: ButtonSize = 'default'): string {
  return classNames('button-box', variants[variant], sizes[size]);
}
