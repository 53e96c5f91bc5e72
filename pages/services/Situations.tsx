import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Arrow } from '../../components/ui/Arrow.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { entryOf } from '../../content/entryOf.ts';
import { prices } from '../../content/prices.ts';
import { services } from '../../content/services.ts';

const { samplePrice, loadTestPrice, auditPrice } = prices;
/** The sentence on prices names these three: without a rate for one it is left out. */
const arePriced = [samplePrice, loadTestPrice, auditPrice].every((price) => price !== undefined);

/** A row for each service: the situation of a client who needs it, and its name; then what three of them cost. */
export function Situations() {
  const { t } = useTranslation('services');
  const words = t('choose.items', { returnObjects: true });
  return (
    <Section id="choose" title={t('choose.title')}>
      <ul className="border-t border-ink">
        {services
          .map(({ key, path }) => ({ path, ...entryOf(words, key, 'services.json: choose.items') }))
          .map(({ path, situation, title }) => (
            <li
              key={path}
              className="relative grid items-baseline gap-x-8 gap-y-1 border-b border-line py-6 pe-10 md:grid-cols-2"
            >
              <p className="font-semibold">{situation}</p>
              <h3 className="text-h4 text-proof">
                <Link
                  to={path}
                  className="after:absolute after:inset-0 card-hover:underline underline-offset-4"
                >
                  {title}
                </Link>
              </h3>
              <Arrow className="absolute end-1 top-7 size-5 text-proof" />
            </li>
          ))}
      </ul>
      <div className="mt-8 grid gap-3">
        {arePriced && <p className="max-w-measure">{t('choose.prices')}</p>}
        <p>
          <TextLink to="/services/engagement" standsAlone>
            {t('choose.link')}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
