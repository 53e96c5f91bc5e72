import { captchas } from '../../content/captchas.ts';
import { publicSettings } from './publicSettings.ts';

const { captcha } = publicSettings;

/** The company that provides the captcha; undefined on a site without one. */
export const captchaProvider = captcha && captchas[captcha.kind].provider;
