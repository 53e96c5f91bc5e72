import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/sections/Actions.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { buttonSizes, buttonVariants } from '../../components/ui/buttonClass.ts';
import { classNames } from '../../components/ui/classNames.ts';

/** Nine looks by five sizes. */
export function ButtonSpecimens() {
  const { t } = useTranslation('gallery');
  return (
    <Section title={t('buttons.title')} lead={t('buttons.lead')}>
      <ul className="cell-grid">
        {buttonVariants.map((variant) => {
          // The only look that is made for dark bands.
          const dark = variant === 'professional';
          return (
            <li
              key={variant}
              data-dark={dark ? '' : undefined}
              className={classNames('p-5', dark ? 'bg-band text-white' : 'bg-card')}
            >
              <p className="mb-4 font-mono text-xs">{variant}</p>
              <div className="flex flex-wrap items-center gap-3">
                {buttonSizes.map((size) =>
                  size === 'icon' ? (
                    <Button key={size} variant={variant} size={size} aria-label={t('buttons.icon')}>
                      <Check className="size-5" />
                    </Button>
                  ) : (
                    <Button key={size} variant={variant} size={size}>
                      {size}
                    </Button>
                  ),
                )}
                <Button variant={variant} disabled>
                  {t('buttons.disabled')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Actions>
        <ButtonLink variant="hero" size="lg" to="/gallery">
          {t('buttons.link')}
        </ButtonLink>
        <Button size="lg" aria-busy="true">
          {t('buttons.busy')}
        </Button>
      </Actions>
    </Section>
  );
}
