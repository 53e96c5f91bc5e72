import mark from '../styles/mark.svg?raw';
import { SvgFile } from './SvgFile.tsx';

export function LogoDrawing({ className }: { className?: string }) {
  return <SvgFile file={mark} width="26" height="26" fill="none" className={className} />;
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.4rem]/none font-bold tracking-tight">
      <LogoDrawing />
      {name}
    </span>
  );
}
