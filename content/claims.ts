interface Claim {
  /** Matches the claim in a text, in each language. */
  said: RegExp;
  /** Matches the keys of texts that pages show only where the fact is there. */
  shownWithIt: RegExp;
  /** The fact that makes the claim true: its file, the place in it (`selectValues`), and a part of its value. */
  file: string;
  selector: string;
  value: string;
}

/**
 * Claims about the company in the words that this repository ships, each with the fact without which it is false. The launch list names
 * the texts whose fact an owner has taken away, and a release with one of them is refused.
 */
export const claims: readonly Claim[] = [
  {
    said: /CMMI/,
    shownWithIt: /\bcertifi(?:cates|cations)\b/,
    file: 'content/company.json',
    selector: 'certifications.*.key',
    value: 'cmmi',
  },
  {
    said: /certifi(?:és|cados) ISTQB|CMMI (?:et|and|y) ISTQB|CMMI وISTQB|ISTQB[ -]certified|شهادات ISTQB/i,
    shownWithIt: /\bcertifi(?:cates|cations)\b/,
    file: 'content/company.json',
    selector: 'certifications.*.key',
    value: 'istqb',
  },
  {
    said: /\bSAS\b|par actions simplifiée|joint-stock|acciones simplificada|مساهمة مبسّطة/,
    shownWithIt: /\.key$/,
    file: 'content/company.json',
    selector: 'legalName',
    value: 'SAS',
  },
  {
    said: /© 2024|\b2021\b|(?:décembre|December|diciembre de|ديسمبر) 2023/,
    shownWithIt: /\.key$/,
    file: 'content/company.json',
    selector: 'incorporated',
    value: '2023-12-01',
  },
  {
    said: /Neuilly/,
    shownWithIt: /\bcityNames\b/,
    file: 'content/offices.json',
    selector: 'headquarters.key',
    value: 'neuilly',
  },
  {
    said: /\bnearshore|\bTunis|Túnez|تونس/i,
    shownWithIt:
      /\b(?:nearshore|foreign\.|cityNames|types\.|employerAbroad|data\.link|cta\.secondary)|\.key$/i,
    file: 'content/offices.json',
    selector: 'foreign.*.type',
    value: 'nearshore',
  },
];
