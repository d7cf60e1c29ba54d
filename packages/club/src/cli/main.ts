#!/usr/bin/env node
import { runProgram } from '@ackanomic/host/cli'
import { clubProgram } from './club-program.js'

runProgram(clubProgram)
