import { createForm } from '../../components/islands/forms/createForm.ts';
import { FormFields } from '../../components/islands/forms/FormFields.tsx';
import { initialForm } from '../../components/islands/forms/formState.ts';
import { Section } from '../../components/sections/Section.tsx';
import { contactForm } from '../../content/forms/contactForm.ts';
import type { Language } from '../../content/languages.ts';

const form = createForm(contactForm);
const states = {
  untouched: initialForm,
  refused: { ...initialForm, faults: form.faultsOf(form.empty) },
  sending: { ...initialForm, stage: 'sending' as const },
};

/** The fields of a form, in the states that they have. */
export function FieldSpecimens({ direction }: { direction: Language['direction'] }) {
  return (
    <Section title="Fields" lead="A label, a help text, an error, in that order.">
      <div className="flex max-w-narrow flex-col gap-6">
        {Object.entries(states).map(([name, state]) => (
          <FormFields key={name} controls={{ form, idPrefix: `${direction}-${name}`, state, starting: {} }} />
        ))}
      </div>
    </Section>
  );
}
