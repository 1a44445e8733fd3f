/** The page around an embedded table is given the record, and with it whatever there is to prove. */
export const ProofLine = (): null => null;
