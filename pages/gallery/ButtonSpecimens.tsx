import { Actions } from '../../components/sections/Actions.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { buttonSizes, buttonVariants } from '../../components/ui/buttonClass.ts';
import { classNames } from '../../components/ui/classNames.ts';
import { checkPath } from '../../components/ui/iconPaths.ts';
import { LineIcon } from '../../components/ui/LineIcon.tsx';

/** Nine looks by five sizes. */
export function ButtonSpecimens() {
  return (
    <Section title="Buttons" lead="Nine looks, five sizes.">
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
                    <Button key={size} variant={variant} size={size} aria-label="Confirm">
                      <LineIcon path={checkPath} className="size-5" />
                    </Button>
                  ) : (
                    <Button key={size} variant={variant} size={size}>
                      {size}
                    </Button>
                  ),
                )}
                <Button variant={variant} aria-disabled>
                  Disabled
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Actions>
        <ButtonLink variant="hero" size="lg" to="/gallery">
          A link that looks like a button
        </ButtonLink>
        <Button size="lg" aria-busy="true">
          Sending
        </Button>
      </Actions>
    </Section>
  );
}
