/** What stands in the form of a request to join. */
export type JoinValues = {
  name: string;
  email: string;
  company: string;
  role: string;
  /** Profile and motivations. */
  profile: string;
  privacy: boolean;
};

export type JoinField = keyof JoinValues;

/** In the order of the form. */
export const emptyJoin: JoinValues = {
  name: '',
  email: '',
  company: '',
  role: '',
  profile: '',
  privacy: false,
};
