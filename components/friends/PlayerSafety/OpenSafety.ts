import { createContext } from 'react';
import type { SafetySubject } from '../../../store/friends/blocks/tasks';

/** Opens the dialog that blocks or reports a player. */
export const OpenSafety = createContext<(subject: SafetySubject) => void>(() => undefined);
