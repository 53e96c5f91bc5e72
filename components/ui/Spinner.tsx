import { loaderCirclePath } from './iconPaths.ts';
import { LineIcon } from './LineIcon.tsx';

/** Something is on its way. The text beside it says what. */
export function Spinner() {
  return <LineIcon path={loaderCirclePath} className="size-4 animate-spin" />;
}
