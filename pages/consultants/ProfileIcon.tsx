import {
  blocksPath,
  clipboardCheckPath,
  compassPath,
  databasePath,
  layersPath,
  workflowPath,
} from '../../components/ui/iconPaths.ts';
import { LineIcon } from '../../components/ui/LineIcon.tsx';
import type { Consultant } from '../../content/consultants.ts';

const paths: Readonly<Record<Consultant['icon'], string>> = {
  workflow: workflowPath,
  database: databasePath,
  blocks: blocksPath,
  layers: layersPath,
  compass: compassPath,
  'clipboard-check': clipboardCheckPath,
};

/** The drawing of a profile. Decorative: its title stands under it. */
export function ProfileIcon({ icon }: { icon: Consultant['icon'] }) {
  return <LineIcon path={paths[icon]} className="size-8 text-proof" />;
}
