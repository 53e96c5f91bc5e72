import Blocks from 'lucide-react/icons/blocks';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Compass from 'lucide-react/icons/compass';
import Database from 'lucide-react/icons/database';
import Layers from 'lucide-react/icons/layers';
import Workflow from 'lucide-react/icons/workflow';
import type { Consultant } from '../../content/consultants.ts';

const icons = {
  workflow: Workflow,
  database: Database,
  blocks: Blocks,
  layers: Layers,
  compass: Compass,
  'clipboard-check': ClipboardCheck,
} as const;

/** The drawing of a profile. Decorative: its title stands under it. */
export function ProfileIcon({ icon }: { icon: Consultant['icon'] }) {
  const Icon = icons[icon];
  return <Icon className="size-8 text-proof" />;
}
