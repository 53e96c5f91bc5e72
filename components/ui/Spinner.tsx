import LoaderCircle from 'lucide-react/icons/loader-circle';

/** Something is on its way. The text beside it says what. */
export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />;
}
