import { existsSync } from 'node:fs';
import { installPackages } from './installPrograms.ts';

export const firefoxProgram = '/usr/bin/firefox-esr';
export const chromiumDriver = '/usr/bin/chromedriver';
export const webkitDriver = '/usr/bin/WebKitWebDriver';
/** A screen that nobody sees: WebKit's browser cannot do without. */
export const screenProgram = '/usr/bin/Xvfb';

const programs = [firefoxProgram, chromiumDriver, webkitDriver, screenProgram];
/** What Debian calls them. */
export const enginePackages = ['firefox-esr', 'chromium', 'chromium-driver', 'webkit2gtk-driver', 'xvfb'];

/** Makes sure that Firefox, Chromium's driver and WebKit are there, where we may install them. Elsewhere the tests say what they have left out. */
export function installEngines(): void {
  if (!programs.every(existsSync)) installPackages('Firefox, Chromium and WebKit', enginePackages);
}
