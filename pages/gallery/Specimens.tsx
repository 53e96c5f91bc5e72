import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { ButtonSpecimens } from './ButtonSpecimens.tsx';
import { CardSpecimens } from './CardSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { IconSpecimens } from './IconSpecimens.tsx';
import { LinkSpecimens } from './LinkSpecimens.tsx';
import { RecordSpecimens } from './RecordSpecimens.tsx';
import { TokenSpecimens } from './TokenSpecimens.tsx';
import { TypeSpecimens } from './TypeSpecimens.tsx';

export type Direction = 'ltr' | 'rtl';

/** The whole set in one direction. */
export function Specimens({ direction }: { direction: Direction }) {
  const { t } = useTranslation('gallery');
  return (
    <div dir={direction}>
      <Hero
        overline={t(`hero.${direction}.overline`)}
        title={t(`hero.${direction}.title`)}
        lead={t('hero.lead')}
      />
      <TokenSpecimens />
      <TypeSpecimens />
      <ButtonSpecimens />
      <LinkSpecimens />
      <FieldSpecimens direction={direction} />
      <CardSpecimens />
      <RecordSpecimens direction={direction} />
      <IconSpecimens />
    </div>
  );
}
