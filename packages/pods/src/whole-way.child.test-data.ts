import { parentPort, workerData } from 'node:worker_threads'
import { canonical } from './record/canonical.ts'
import { wholeMarket, wholeWay } from './whole-way.test-data.ts'

parentPort?.postMessage(canonical(wholeWay(workerData, wholeMarket())))
