export interface ToastTextProps {
  title: string;
  description?: string | undefined;
}

/** The text of a toast, on the screen and for a screen reader. */
export function ToastText({ title, description }: ToastTextProps) {
  return (
    <>
      <p className="font-bold">{title}</p>
      {description && <p className="mt-0.5">{description}</p>}
    </>
  );
}
