import { NotFoundMessage } from './NotFoundMessage.tsx';

export function Page({ section }: { section: string }) {
  return <NotFoundMessage section={section} />;
}
