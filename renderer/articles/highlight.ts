import type { Element, ElementContent, RootContent } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import gherkin from 'highlight.js/lib/languages/gherkin';
import groovy from 'highlight.js/lib/languages/groovy';
import http from 'highlight.js/lib/languages/http';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import properties from 'highlight.js/lib/languages/properties';
import { common, createLowlight } from 'lowlight';

/** The languages that lowlight has by default, and others that testers write. All of its 192 would take a second and a half to load. */
const lowlight = createLowlight({
  ...common,
  ...{ dockerfile, gherkin, groovy, http, nginx, powershell, properties },
});

/**
 * The classes of code on a page, each with the scopes of highlight.js that it shows (its documentation, "Scopes Reference"). The text of any
 * other scope looks as the code around it, so that a document carries few classes.
 */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'code-comment': ['comment', 'quote'],
  'code-keyword': ['keyword', 'built_in', 'selector-tag', 'name', 'meta', 'section'],
  'code-value': ['string', 'number', 'literal', 'regexp', 'symbol', 'bullet', 'link'],
  'code-name': ['title', 'attr', 'attribute', 'type', 'selector-class', 'selector-id'],
  'code-added': ['addition'],
  'code-removed': ['deletion'],
};
const kindOfScope = new Map(
  Object.entries(kinds).flatMap(([kind, scopes]) =>
    scopes.map((scope): [string, string] => [`hljs-${scope}`, kind]),
  ),
);

/** @returns what stands in a `<code>`, its parts marked; unchanged where its language is not known here */
export function highlighted(code: Element): ElementContent[] {
  const [name = ''] = [code.properties.className ?? []].flat().map(String);
  const language = name.replace('language-', '').toLowerCase();
  return lowlight.registered(language)
    ? lowlight.highlight(language, rawTextOf(code)).children.flatMap(marked)
    : code.children;
}

function marked(node: RootContent): ElementContent[] {
  if (node.type !== 'element') {
    return node.type === 'text' ? [node] : [];
  }
  const children = node.children.flatMap(marked);
  const [scope = ''] = [node.properties.className ?? []].flat().map(String);
  const kind = kindOfScope.get(scope);
  return kind ? [h('span', { className: kind }, children)] : children;
}
