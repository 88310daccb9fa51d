import { chromium, type LaunchOptions } from '@playwright/test';
import { findOrGetChromium } from '../local/chromium';

/** Lets Chromium run as root in a container and without background traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchChromium = (options: LaunchOptions = {}) =>
  chromium.launch({ executablePath: findOrGetChromium(), args: chromiumFlags, ...options });
