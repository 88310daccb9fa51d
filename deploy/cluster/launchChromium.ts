import { chromium } from '@playwright/test';
import { findOrGetChromium } from '../local/chromium';
import { chromiumFlags } from '../local/chromiumFlags';

export const launchChromium = () => chromium.launch({ executablePath: findOrGetChromium(), args: chromiumFlags });
