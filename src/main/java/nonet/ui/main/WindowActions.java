package nonet.ui.main;

import nonet.service.TraceExport;

/// What commands need a window for: dialogs, the clipboard, pictures.
interface WindowActions {

    void showGenerate();

    void open();

    void paste();

    void saveAs();

    void showLinks();

    void exportText(SaveController.Form form);

    void exportPicture();

    void showExport();

    void showPrint();

    void exportSolutions();

    void exportTrace(TraceExport.Form form);

    void copyText(SaveController.Form form);

    void copyPicture();

    void focusRunUntil();

    void showBreakpoints();

    void showCompare();

    void showCount();

    void showLibrary();

    void showBatch();

    void showWhy();

    void showComment();

    void showTechniques();

    void showKeys();

    void showAbout();

    void quit();
}
