import { useTranslation } from 'react-i18next';
import { contactSubjects } from '../../../content/contactSubjects.ts';

/** The fixed list of subjects in the visitor's language. */
export function useSubjects() {
  const { t } = useTranslation('contact');
  const list = contactSubjects.map(({ value, key }) => ({
    value: value as string,
    title: t(`subjects.${key}`),
  }));
  return {
    list,
    /** What is sent for a title. A title that is not in the list is sent as it is. */
    subjectOf: (title: string) => list.find((each) => each.title === title)?.value ?? title,
    /** The inverse. */
    titleOf: (value: string) => list.find((each) => each.value === value)?.title ?? value,
  };
}
