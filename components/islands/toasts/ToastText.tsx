export interface ToastTextProps {
  title: string;
  description?: string | undefined;
}

/** What a toast says, on the screen and to a screen reader. */
export function ToastText({ title, description }: ToastTextProps) {
  return (
    <>
      <p className="font-bold">{title}</p>
      {description && <p className="mt-0.5">{description}</p>}
    </>
  );
}
