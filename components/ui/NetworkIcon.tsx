import { LineIcon } from './LineIcon.tsx';

const paths = {
  facebook: 'M16 4h-1a4 4 0 0 0-4 4v12M7 12h7',
  github: 'M9 20v-4C2 15 5 8 5 7V4l4 2h6l4-2v3c0 1 3 8-4 9v4',
  linkedin: 'M5 10v10M5 5h.01M10 20V10m0 4a4 4 0 0 1 8 0v6',
  x: 'M4 4h4l12 16h-4zM20 4 4 20',
};

/** The logo of a social network. The link around it has an accessible name. */
export function NetworkIcon({ network }: { network: keyof typeof paths }) {
  return <LineIcon path={paths[network]} />;
}
