import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { areTeamsExamples } from '../../../content/teams.ts';
import { formatList } from '../../../renderer/i18n/format.ts';
import { namedTeams } from '../../../renderer/i18n/namedFacts.ts';

/** The picture of the page: a disc for each person of a team, filled for those who lead it. */
export function TeamSheet() {
  const { t, i18n } = useTranslation(['engagement', 'common']);
  const rows = namedTeams.map(({ key, roles }) => ({
    service: t(`common:pages.${key}`),
    /** `true` for each person who leads, `false` for each other one. */
    people: roles.flatMap((role) => Array.from({ length: role.people }, () => role.key === 'lead')),
  }));
  return (
    <Sheet
      description={t('picture.description', {
        teams: formatList(
          rows.map(({ service, people }) =>
            t('picture.team', { service, people: t('offers.people', { count: people.length }) }),
          ),
          i18n.language,
        ),
      })}
      title={t('picture.title')}
      example={areTeamsExamples}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: rows.map(({ service, people }) => [
          service,
          ...[true, false].map((leads) => String(people.filter((each) => each === leads).length)),
        ]),
      }}
    >
      <ul aria-hidden="true" className="px-5 py-1.5">
        {rows.map(({ service, people }) => (
          <li
            key={service}
            className="flex items-center justify-between gap-6 border-b border-dashed border-line py-3 last:border-none"
          >
            <span>{service}</span>
            <Discs people={people} />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="flex gap-6 border-t border-line px-5 py-3.5 text-muted">
        <span className="flex items-center gap-2">
          <Discs people={[true]} />
          {t('picture.lead')}
        </span>
        <span className="flex items-center gap-2">
          <Discs people={[false]} />
          {t('picture.member')}
        </span>
      </p>
    </Sheet>
  );
}

/** One disc for each person: `true` leads. */
function Discs({ people }: { people: readonly boolean[] }) {
  const width = people.length * 20;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 20`}
      width={width}
      height="20"
      className="shrink-0 stroke-proof stroke-2"
    >
      {people.map((leads, index) => {
        const x = index * 20 + 10;
        return <circle key={x} cx={x} cy="10" r="7" className={leads ? 'fill-proof' : 'fill-card'} />;
      })}
    </svg>
  );
}
