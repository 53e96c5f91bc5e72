import { Specimens } from './Specimens.tsx';

/** Everything that pages are composed of, in both directions. While editing only: see renderer/+onPrerenderStart.ts. */
export function Page() {
  return (
    <>
      <Specimens direction="ltr" />
      <Specimens direction="rtl" />
    </>
  );
}
