import { chromium, type LaunchOptions } from '@playwright/test';
import { findOrGetChromium } from '../local/chromium';
import { chromiumFlags } from '../local/chromiumFlags';

export const launchChromium = (options: LaunchOptions = {}) =>
  chromium.launch({ executablePath: findOrGetChromium(), args: chromiumFlags, ...options });
