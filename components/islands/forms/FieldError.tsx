import { Description } from '@headlessui/react';
import { TextInLanguage } from '../../ui/TextInLanguage.tsx';

/**
 * What is wrong with a field. It comes and goes in an element of its own, which stays: React puts a new element before the next one that
 * it knows, and fails where an extension has moved that one, a field, into a wrapper.
 */
export function FieldError({ text }: { text: string | undefined }) {
  return (
    <div>
      {text && (
        <Description className="mb-1.5 text-sm font-semibold text-alert">
          <TextInLanguage text={text} />
        </Description>
      )}
    </div>
  );
}
