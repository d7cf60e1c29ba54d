#!/usr/bin/env node
import { hostProgram } from './host-program.js'
import { runProgram } from './run-program.js'

runProgram(hostProgram)
