import { Description } from '@headlessui/react';

/**
 * Says what is wrong with a field, in Headless UI's `Field`, which connects it to the control. Its `<div>` always stays: React inserts an
 * element before a sibling (`insertBefore`), and would fail where an extension has moved that sibling, the control, into a wrapper.
 */
export function FieldError({ text }: { text: string | undefined }) {
  return (
    <div>{text && <Description className="mb-1.5 text-sm font-semibold text-alert">{text}</Description>}</div>
  );
}
