import { z } from 'zod';
import { LANGS } from './lang.ts';

export const langSchema = z.enum(LANGS);
