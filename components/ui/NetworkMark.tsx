import { LineIcon } from './LineIcon.tsx';

const paths = {
  facebook: 'M16 4h-1a4 4 0 0 0-4 4v12M7 12h7',
  github: 'M9 21v-5C2 14 4 8 5 7V3l4 2h6l4-2v4c1 1 3 7-4 9v5m-6-2c-3 0-3-2-5-3',
  linkedin: 'M5 10v10M5 5h.01M10 20V10m0 4a4 4 0 0 1 8 0v6',
  x: 'M4 4h4l12 16h-4zM20 4 4 20',
};

/** The mark of a social network; the link around it bears its name. */
export function NetworkMark({ network }: { network: keyof typeof paths }) {
  return <LineIcon path={paths[network]} />;
}
