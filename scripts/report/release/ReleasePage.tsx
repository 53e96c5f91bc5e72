import type { Release } from './release.ts';
import type { ReportSection } from './releaseSections.ts';

interface Props {
  release: Release;
  sections: readonly ReportSection[];
  stylesheet: string;
}

/** A page for those who release the site, in their language only. */
export function ReleasePage({ release, sections, stylesheet }: Props) {
  const { measured, overBudget, observatory, pages, axe, chat } = release;
  const figures: [figure: string | number, label: string][] = [
    [overBudget.length, 'over budget'],
    [observatory.grade, `headers, ${observatory.score} points`],
    [pages.length, `pages in ${new Set(pages.map(({ language }) => language)).size} languages`],
    [axe.violations, 'axe violations'],
    [
      `${Math.round(100 * Math.min(...chat.map(({ right }) => right)))} %`,
      'of the chat’s answers or more link the right page',
    ],
  ];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Release report</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: files of this project */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body>
        <header>
          <p className="overline">Measured {measured.slice(0, 16).replace('T', ', ')} UTC</p>
          <h1>Release report</h1>
          <dl className="figures">
            {figures.map(([figure, label]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </header>
        <main>
          {sections.map(({ title, note, columns, rows, none }) => (
            <section key={title} aria-labelledby={title}>
              <h2 id={title}>{title}</h2>
              {note && <p className="note">{note}</p>}
              {rows.length === 0 && none && <p className="none">{none}</p>}
              {rows.length > 0 && !columns && (
                <ul>
                  {rows.map(([message]) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              )}
              {rows.length > 0 && columns && (
                <div className="table">
                  <table>
                    <thead>
                      <tr>
                        {columns.map((column, index) => (
                          <th key={column} scope="col" className={kindOf(rows[0]?.[index])}>
                            {column}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {rows.map(([first, ...rest]) => (
                        <tr key={first}>
                          <th scope="row">{first}</th>
                          {rest.map((cell, index) => (
                            <td key={columns[index + 1]} className={kindOf(cell)}>
                              {typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell}
                            </td>
                          ))}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              )}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function kindOf(cell: string | number | undefined): string | undefined {
  return typeof cell === 'number' || /^[\d.]+(?: %)?$/.test(cell ?? '') ? 'number' : undefined;
}
