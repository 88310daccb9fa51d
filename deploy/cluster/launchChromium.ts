import { chromium, type LaunchOptions } from '@playwright/test';
import { findOrGetChromium } from '../local/chromium';

/** Lets Chromium run as root in a container, without background traffic, and with a process a site as with windows. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--site-per-process',
];

export const launchChromium = (options: LaunchOptions = {}) =>
  chromium.launch({ executablePath: findOrGetChromium(), args: chromiumFlags, ...options });
