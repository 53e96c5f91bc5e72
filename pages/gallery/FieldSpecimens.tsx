import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { describedBy, Field } from '../../components/ui/Field.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { Textarea } from '../../components/ui/Textarea.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import type { Language } from '../../locales/languages.ts';

export function FieldSpecimens({ direction }: { direction: Language['direction'] }) {
  const { t } = useTranslation('gallery');
  const id = (name: string) => `${direction}-${name}`;
  const help = t('fields.help');
  const error = t('fields.error');
  return (
    <Section title={t('fields.title')} lead={t('fields.lead')}>
      <div className="flex max-w-narrow flex-col gap-6">
        <Field id={id('plain')} label={t('fields.plain')} optional={t('fields.optional')}>
          <TextInput id={id('plain')} placeholder={t('fields.placeholder')} />
        </Field>
        <Field id={id('helped')} label={t('fields.helped')} help={help}>
          <TextInput id={id('helped')} aria-describedby={describedBy(id('helped'), { help })} />
        </Field>
        <Field id={id('wrong')} label={t('fields.wrong')} help={help} error={error}>
          <TextInput
            id={id('wrong')}
            defaultValue={t('fields.wrongValue')}
            aria-invalid="true"
            aria-describedby={describedBy(id('wrong'), { help, error })}
          />
        </Field>
        <Field id={id('disabled')} label={t('fields.disabled')}>
          <TextInput id={id('disabled')} readOnly aria-disabled defaultValue={t('fields.placeholder')} />
        </Field>
        <Field id={id('select')} label={t('fields.select')}>
          <Select id={id('select')}>
            {t('fields.options', { returnObjects: true }).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </Field>
        <Field id={id('textarea')} label={t('fields.textarea')}>
          <Textarea id={id('textarea')} rows={4} />
        </Field>
        <Checkbox id={id('checkbox')}>{t('fields.checkbox')}</Checkbox>
      </div>
    </Section>
  );
}
