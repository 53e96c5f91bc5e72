/** A place in the code that asks for a text. */
export interface KeyUse {
  file: string;
  line: number;
  /** Where the text is looked up; several where `useTranslation` was given a list; none where the code does not tell. */
  namespaces: readonly string[];
  /** The key without namespace. `*` stands for a part that is known at run time only. */
  pattern: string;
  /** The call takes all texts under the key (`returnObjects`). */
  subtree: boolean;
}

/** What one file of code says about keys. */
export interface KeyUses {
  calls: KeyUse[];
  /** Texts of the code that may be keys, `*` for a part known at run time: they are used somewhere else, as an entry of a list is. */
  literals: { text: string; namespaces: readonly string[] }[];
}
